import { expect, test } from 'vitest';
import { pushAddress, replaceAddress } from '#stores/site/address.ts';
import { isDialogEntry, keepDialogEntry, openAtEntry, pushDialogEntry } from '#ui/dialog-entry.ts';
import { openHistory } from '../stores/history.ts';

/** As much of a dialog as has to do with the history. */
class FakeDialog extends EventTarget {
  id = 'filters';
  open = false;
  showModal(): void {
    this.open = true;
  }
  close(): void {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  }
}

function start() {
  const history = openHistory('/search/');
  const dialog = new FakeDialog();
  const entry = keepDialogEntry(dialog as unknown as HTMLDialogElement, () => dialog.showModal());
  const open = (): void => {
    entry.take();
    dialog.showModal();
  };
  return { history, dialog, entry, open };
}

test('Back closes the dialog and leaves the page; Forward opens it again', () => {
  const { history, dialog, open } = start();
  open();
  expect(isDialogEntry()).toBe(true);
  history.back();
  expect(dialog.open).toBe(false);
  expect(isDialogEntry()).toBe(false);
  expect(history.read()).toEqual({ search: '', steps: 2 });
  history.forward();
  expect(dialog.open).toBe(true);
});

test('closed by hand it gives its entry back, and is opened anew any number of times in the same entry', () => {
  const { history, dialog, open } = start();
  for (let times = 0; times < 3; times += 1) {
    open();
    dialog.close();
    expect(isDialogEntry()).toBe(false);
    expect(history.read().steps).toBe(2);
  }
});

test('opened again before the browser has told that its entry is gone, it stays open, and Back closes it', () => {
  const { history, dialog, open } = start();
  open();
  const back = window.history.back.bind(window.history);
  const pending: (() => void)[] = [];
  window.history.back = () => void pending.push(back);
  dialog.close();
  open();
  window.history.back = back;
  for (const told of pending) told();
  expect([pending.length, dialog.open, isDialogEntry(), history.read().steps]).toEqual([1, true, true, 2]);
  history.back();
  expect([dialog.open, isDialogEntry()]).toEqual([false, false]);
});

test.each(['by Back', 'by hand'])(
  'REF-16 closed %s it undoes no choice; Back then undoes one at a time',
  (how) => {
    const { history, dialog, open } = start();
    open();
    pushAddress('/search/?make=Kia');
    pushAddress('/search/?make=Kia&page=2');
    expect(dialog.open && isDialogEntry()).toBe(true);
    if (how === 'by Back') history.back();
    else dialog.close();
    expect(dialog.open || isDialogEntry()).toBe(false);
    expect(history.read().search).toBe('?make=Kia&page=2');
    history.back();
    expect(history.read().search).toBe('?make=Kia');
    history.back();
    expect(history.read().search).toBe('');
    expect(dialog.open).toBe(false);
  },
);

test('an address that is put right leaves the dialog its entry', () => {
  const { history, dialog, open } = start();
  open();
  replaceAddress('/search/?page=2');
  expect(history.read()).toEqual({ search: '?page=2', steps: 2 });
  expect(dialog.open && isDialogEntry()).toBe(true);
});

test('a page that is loaded anew while it is open opens it again, if it can', () => {
  const { dialog, entry, open } = start();
  open();
  dialog.open = false;
  entry.follow();
  expect(dialog.open).toBe(true);
  entry.stop();
  dialog.open = false;
  keepDialogEntry(dialog as unknown as HTMLDialogElement).follow();
  expect(dialog.open).toBe(false);
});

test('what left the page follows no longer', () => {
  const { history, dialog, entry, open } = start();
  open();
  entry.stop();
  history.back();
  expect(dialog.open).toBe(true);
});

test('a dialog that is drawn when it opens is opened where Forward leads to its entry, unless it is there already', () => {
  const { history } = start();
  let drawn = false;
  let opened = 0;
  Object.defineProperty(globalThis, 'document', {
    value: { getElementById: () => (drawn ? {} : null) },
    configurable: true,
  });
  const stop = openAtEntry('enlarged', () => (opened += 1));
  pushDialogEntry('enlarged');
  pushDialogEntry('enlarged');
  expect(history.read().steps).toBe(2);
  history.back();
  expect(opened).toBe(0);
  history.forward();
  expect(opened).toBe(1);
  drawn = true;
  history.back();
  history.forward();
  expect(opened).toBe(1);
  stop();
});
