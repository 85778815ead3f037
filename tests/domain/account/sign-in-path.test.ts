import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { forgottenMark, personNote } from '#domain/account/account-script.ts';
import { findGate, gateNames, gateScript } from '#domain/account/gates.ts';
import { nameSignedIn, parseSignedIn } from '#domain/account/session.ts';
import { createSignInPath, readSignInPath, readWayHere } from '#domain/account/sign-in-path.ts';

describe('ROUTE-14 the address of signing in', () => {
  test('keeps type, target and way back with their queries', () => {
    const request = {
      type: 'trade-in',
      redirect: '/trade-in/?car_id=7&x=a b',
      back: '/cars/kia-7/?from=list',
    } as const;
    expect(
      readSignInPath(
        new URL(createSignInPath({ ...request, redirect: '/trade-in/?car_id=7' }), 'https://x.example')
          .search,
      ),
    ).toEqual({ ...request, redirect: '/trade-in/?car_id=7' });
    expect(createSignInPath(request)).toMatch(/^\/sign-in\/\?type=trade-in&redirect=%2Ftrade-in/);
  });

  test('what stands behind the `#` of the target stands there alone, and is found again for it and no other page', () => {
    const here = '/checkout/?car_id=7#b0';
    const path = createSignInPath({ type: 'checkout', redirect: here, back: here });
    expect(path).toBe(
      '/sign-in/?type=checkout&redirect=%2Fcheckout%2F%3Fcar_id%3D7&back=%2Fcheckout%2F%3Fcar_id%3D7#b0',
    );
    const { search, hash } = new URL(path, 'https://x.example');
    expect(readSignInPath(search, '', hash)).toEqual({ type: 'checkout', redirect: here, back: here });
    expect(readSignInPath('?redirect=/a/&back=/b/', '', '#b0')).toMatchObject({
      redirect: '/a/#b0',
      back: '/b/',
    });
    expect(readSignInPath('?redirect=/a/%23a0', '', '#b0')).toMatchObject({ redirect: '/a/#a0' });
    expect(readSignInPath('', '/a/', '#b0')).toMatchObject({ redirect: '/a/', back: '/a/' });
  });

  test.each([
    'https://evil.example/', '//evil.example/', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', 'evil', '',
    '/sign-in/', '/sign-in?redirect=/x', '/SIGN-IN/#x', '/ /evil.example', '\\\\evil.example', 'data:text/html,x',
  ])('%j leads neither elsewhere nor round in a circle', (address) => {
    const query = new URLSearchParams({ type: 'checkout', redirect: address, back: address });
    expect(readSignInPath(`?${query}`)).toEqual({ type: 'checkout', redirect: '/', back: '/' });
  }); // oxfmt-ignore

  test.each([
    ['https://x.example/cars/kia-7/?from=list', '/cars/kia-7/?from=list'],
    ['https://x.example/sign-in/?redirect=/a/', '/'],
    ['https://elsewhere.example/cars/', '/'],
    ['', '/'],
  ])('without a target it leads back to the page that led here: %j', (referrer, redirect) => {
    const came = readWayHere(referrer, 'https://x.example');
    expect(readSignInPath('', came)).toEqual({ type: null, redirect, back: redirect });
    expect(readSignInPath('?redirect=/finance/', came)).toMatchObject({ redirect: '/finance/' });
  });

  test('an unknown type is none', () => {
    expect(readSignInPath('?type=constructor')).toEqual({ type: null, redirect: '/', back: '/' });
  });
});

describe('AUTH-02 AUTH-04 gates', () => {
  test('stand before the pages that a dealer names, and no others', () => {
    const auth = { gatedRoutes: [...gateNames], garagePage: 'my-garage' as const };
    expect(findGate('/finance/', auth)).toBe('car-finance');
    expect(findGate('/trade-in/', auth)).toBe('trade-in');
    expect(findGate('/cars/', auth)).toBeNull();
    expect(findGate('/finance/', null)).toBeNull();
  });

  test('ROUTE-21 the garage is for its owner alone, under the address that a dealer chose', () => {
    const auth = { gatedRoutes: [], garagePage: 'mymotorama' as const };
    expect(findGate('/mymotorama/', auth)).toBe('my-garage');
    expect(findGate('/my-garage/', auth)).toBeNull();
    expect(findGate('/mymotorama/', null)).toBeNull();
  });

  const visit = (
    stored: unknown,
    referrer = '',
    left: { mark?: string; state?: object; kind?: string; persons?: readonly [string, string?] } = {},
  ) => {
    const went: string[] = [];
    const seen: (() => void)[] = [];
    const html = { hidden: false };
    const storage = {
      'forecourt:session': stored === undefined ? undefined : JSON.stringify(stored),
      [personNote]: left.persons?.[1],
    };
    runInContext(
      gateScript,
      createContext({
        ...{ URL, URLSearchParams, Date, JSON, localStorage: storage },
        sessionStorage: { [forgottenMark]: left.mark, [personNote]: left.persons?.[0] },
        history: { state: left.state ?? null },
        performance: { getEntriesByType: () => [{ type: left.kind ?? 'navigate' }] },
        document: { currentScript: { dataset: { gate: 'car-finance' } }, documentElement: html, referrer },
        location: {
          ...{
            origin: 'https://x.example',
            pathname: '/finance/',
            search: '?car_id=7',
            hash: '#finance-form',
          },
          replace: (path: string) => went.push(path),
        },
        addEventListener: (_: string, hear: (event: object) => void) =>
          seen.push(() => hear({ persisted: true })),
      }),
    );
    return { went, html, storage, comeBack: () => seen.forEach((hear) => hear()) };
  };
  const later = Date.now() / 1000 + 100;

  test('whoever is not signed in goes on to sign in, sees nothing, and comes back to the same place', () => {
    for (const stored of [undefined, null, { until: 5 }, 'x']) {
      const { went, html } = visit(stored, 'https://x.example/cars/kia-7/?a=1');
      expect(html.hidden).toBe(true);
      expect(went).toEqual([
        createSignInPath({
          type: 'car-finance',
          redirect: '/finance/?car_id=7#finance-form',
          back: '/cars/kia-7/?a=1',
        }),
      ]);
    }
  });

  test.each([
    ['goes along where nobody has left', {}, true],
    ['goes along on a page that was opened since', { mark: '2', state: { left: '2' } }, true],
    ['goes along on a page that is opened now', { mark: '2' }, true],
    ['stays behind on a page of who has left', { mark: '2', state: {} }, false],
    ['goes along of whose session is over', { persons: ['ada', 'ada'] as const }, true],
    ['stays behind of who signed out in another tab', { persons: ['ada'] as const }, false],
    ['stays behind on one that is gone back to', { mark: '2', kind: 'back_forward' }, false],
  ])('what stands behind the `#` %s', (_, left, goesAlong) => {
    const { went } = visit(null, '', left);
    expect(went[0]?.endsWith('#finance-form')).toBe(goesAlong);
  });

  test('AUTH-03 whoever is signed in stays; whoever signed out meanwhile does not see a page of the browser’s memory', () => {
    const visited = visit({ id: 'x', until: later });
    expect(visited.went).toEqual([]);
    visited.comeBack();
    expect(visited.went).toEqual([]);
    visited.storage['forecourt:session'] = undefined;
    visited.comeBack();
    expect(visited.went).toHaveLength(1);
  });

  test('a page elsewhere is no way back', () => {
    expect(visit(undefined, 'https://evil.example/finance/').went[0]).toContain('back=%2F');
    expect(visit(undefined, 'https://evil.example/finance/').went[0]).not.toContain('evil');
  });
});

test('what a browser remembers of a session is read with care', () => {
  const user = { id: 'a', phone: '+61412345678', email: null, until: 5 };
  expect(parseSignedIn(JSON.stringify(user))).toEqual(user);
  for (const text of [null, '', '{', '[]', '{"id":""}', '"x"']) expect(parseSignedIn(text)).toBeNull();
  expect(nameSignedIn(user)).toBe('0412 345 678');
  expect(nameSignedIn({ phone: null, email: 'a@b.example' })).toBe('a@b.example');
});
