import { expect, test } from 'vitest';
import { groupTeam, type TeamMember } from '#domain/team/team-member.ts';

const member = (name: string, department: string | null): TeamMember => ({
  ...{ id: name.toLowerCase(), name, department, role: null, photo: null, phone: null, email: null },
  ...{ languages: [], since: null, text: null, location: null },
});

test('ROUTE-19 people stand by department, in the order of the file, so that its principal leads', () => {
  const team = [member('Al', null), member('Bo', 'Sales'), member('Cy', 'Parts'), member('Di', 'Sales')];
  const names = groupTeam(team).map(({ department, members }) => [
    department,
    ...members.map(({ name }) => name),
  ]);
  expect(names).toEqual([
    [null, 'Al'],
    ['Sales', 'Bo', 'Di'],
    ['Parts', 'Cy'],
  ]);
  expect(groupTeam([])).toEqual([]);
});
