import { describe, expect, test } from 'vitest';
import { createContactFormOf } from '#routes/lead/lead-forms.ts';
import { readPrefill } from '#domain/lead/prefill.ts';
import { createTeamData } from '#domain/team/team-data.ts';
import type { Site } from '#domain/site/site.ts';
import { goodDealer, loadTexts } from '../directory.ts';

const load = (team: string, settings = goodDealer, files: Record<string, string> = {}) =>
  loadTexts({ 'a.yaml': settings, 'a/team.yaml': team, ...files });
const site = async (team: string, settings = goodDealer): Promise<Site> => {
  const { dealers, printed } = await load(team, settings);
  expect(printed).toBe('');
  return (dealers[0]?.site ?? expect.fail('no dealer')) as Site;
};

const aiko =
  "team:\n  - { name: Aiko Tanaka, role: Sales manager, department: Sales, phone: '07 7010 4111', languages: [Japanese], since: 2016, location: bourke }\n";

describe('team.yaml', () => {
  test('says who works where', async () => {
    expect((await site(aiko)).team).toEqual([
      {
        ...{
          id: 'aiko-tanaka',
          name: 'Aiko Tanaka',
          role: 'Sales manager',
          department: 'Sales',
          photo: null,
        },
        ...{ phone: '+61770104111', email: null, languages: ['Japanese'], since: 2016, text: null },
        location: 'bourke',
      },
    ]);
  });

  test.each([
    ['{ role: Boss }', '2:5  1st person: name is missing. Name.'],
    ['{ name: A, rol: Boss }', '2:16  1st person: rol is not a setting here. Did you mean role?'],
    ['{ name: A, phone: 12 34 }', '2:23  1st person: phone\n  expected an Australian phone number'],
    [
      '{ name: A, photo: /a.jpg }',
      '2:23  1st person: photo\n  expected a picture, found "/a.jpg", which is no file',
    ],
    ['{ name: A, location: burke }', '2:26  1st person: location\n  expected a location, found "burke"'],
    ['{ name: A, since: 99 }', '2:23  1st person: since\n  expected a year from 1900 to 2100, found 99'],
    [
      '{ name: A }\n  - { name: a }',
      '3:13  2nd person: name\n  expected each person once, found a again: the 1st person has the id a as well\n  Take one of them out, or write an id of its own, such as id: a-2.',
    ],
  ])('what is wrong with %s is told with line and column', async (person, told) => {
    const { printed, dealers } = await load(`team:\n  - ${person}\n`);
    expect(printed).toContain(`dealers/a/team.yaml:${told}`);
    expect(dealers).toEqual([]);
  });

  test('people of the group come after; the dealer’s own file wins, other dealers’ locations are left out', async () => {
    const { dealers, printed } = await load(aiko, `${goodDealer}group: g\n`, {
      '_groups/g.yaml': 'tagline: G\n',
      '_groups/g/team.yaml':
        'team:\n  - { name: Aiko Tanaka, role: Chair }\n  - { name: Bo, location: elsewhere }\n  - { name: Cy }\n',
    });
    expect(printed).toBe('');
    expect(dealers[0]?.site.team.map(({ name, role }) => [name, role])).toEqual([
      ['Aiko Tanaka', 'Sales manager'],
      ['Cy', null],
    ]);
  });
});

describe('ROUTE-19 /teams/<location>/', () => {
  test('is a page where somebody is listed, and may be linked', async () => {
    const { redirects } = await site(
      aiko,
      `${goodDealer}announcement: { text: Meet us, href: /teams/bourke/ }\n`,
    );
    expect(redirects).not.toHaveProperty('/teams/bourke');
  });

  test('leads to the location where nobody is', async () => {
    expect((await site('team: []\n')).redirects).toMatchObject({ '/teams/bourke': '/locations/bourke/' });
  });
});

describe('the section team', () => {
  const sectionOf = (options: string) =>
    load(
      'team:\n  - { name: A, department: Sales }\n  - { name: B, department: Parts, location: bourke }\n',
      `${goodDealer}sections: { home: [hero, { name: team${options} }] }\n`,
    );

  test.each([
    ['', ['A', 'B']],
    [', department: parts', ['B']],
    [', location: bourke', ['A', 'B']],
  ])('with the options "%s"', async (options, names) => {
    const { dealers, printed } = await sectionOf(options);
    expect(printed).toBe('');
    const section = dealers[0]?.site.sections.home[1];
    expect(section?.name === 'team' && section.members.map(({ name }) => name)).toEqual(names);
  });

  test.each([
    [
      ', department: Part',
      'department\n  expected a department of team.yaml, found "Part". Did you mean Parts?',
    ],
    [', location: burke', 'location\n  expected a location, found "burke"'],
  ])('what is wrong with "%s" is told', async (options, told) => {
    expect((await sectionOf(options)).printed).toContain(`2nd section of home: ${told}`);
    expect((await sectionOf(options)).printed).not.toContain('warning');
  });

  test('is left out without people, and that is told', async () => {
    const { printed } = await load('team: []\n', `${goodDealer}sections: { home: [hero, team] }\n`);
    expect(printed).toContain('found team, but this dealer has no people: no file team.yaml names any');
  });
});

test('a mistake in team.yaml alone is told, not that sections lack people', async () => {
  const settings = `${goodDealer}sections: { home: [hero, team, { name: team, department: Parts }] }\n`;
  const { issues } = await load('team: [{ name: A, rol: Boss }]\n', settings);
  expect(issues.map(({ message }) => message)).toEqual([expect.stringContaining('Did you mean role?')]);
});

test('a missing photo may not be answered by a web address, which a photo cannot have', async () => {
  const { printed } = await load('team:\n  - { name: A, photo: /a.jpg }\n');
  expect(printed).toContain('Put the file into dealers/a/, or write the path of another picture.');
});

describe('a person in the enquiry', () => {
  test('is chosen by ?contact=, and nobody by a name that there is not', async () => {
    const form = createContactFormOf(await site(aiko)) ?? expect.fail('no form');
    expect(readPrefill(form, '?contact=aiko-tanaka')).toEqual({ salesperson: 'Aiko Tanaka' });
    expect(readPrefill(form, '?contact=Somebody%20Else')).toEqual({});
  });

  test('is not asked about where no people are listed', async () => {
    const form = createContactFormOf(await site('team: []\n'));
    expect(form?.steps.flatMap(({ fields }) => fields).map(({ name }) => name)).not.toContain('salesperson');
  });
});

test('search engines get what the card says', async () => {
  const dealer = await site(aiko);
  expect(createTeamData(dealer.team, dealer, '/teams/bourke/')).toEqual([
    {
      ...{
        '@context': 'https://schema.org',
        '@type': 'Person',
        name: 'Aiko Tanaka',
        jobTitle: 'Sales manager',
      },
      ...{ '@id': 'https://www.good.example/teams/bourke/#aiko-tanaka', telephone: '+61770104111' },
      knowsLanguage: ['English', 'Japanese'],
      worksFor: { '@type': 'AutoDealer', '@id': 'https://www.good.example/#dealer', name: 'Good Motors' },
    },
  ]);
});
