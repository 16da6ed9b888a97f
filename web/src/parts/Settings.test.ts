import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from 'virtual:words/en';
import { FACES, faceOf } from '../lib/people';
import { site } from '../lib/site.svelte';
import { makeWords } from '../lib/words';
import Settings from './Settings.svelte';

const words = makeWords('en', [en]);

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  Object.assign(site, { name: 'Ada', face: '', remarks: true });
  render(Settings, { words, onclose: () => undefined });
});
afterEach(cleanup);

const worn = (): string | undefined => document.querySelector<HTMLInputElement>('[name=face]:checked')?.value;

it('show the face that follows from the name until another is chosen, which stays', async () => {
  expect(worn()).toBe(faceOf('Ada'));
  const other = FACES.find((face) => face !== faceOf('Ada') && face !== faceOf('Ben'))!;
  await fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Ben' } });
  expect(worn()).toBe(faceOf('Ben'));
  await fireEvent.click(screen.getByLabelText(words(`web-face-${other}`)));
  expect([worn(), site.face, localStorage.getItem('sterling-face')]).toEqual([other, other, other]);
  await fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Ada' } });
  expect(worn()).toBe(other);
});
it('let opponents be quiet', async () => {
  const remarks = screen.getByLabelText<HTMLInputElement>(/Opponents’ remarks/);
  expect(remarks.checked).toBe(true);
  await fireEvent.click(remarks);
  expect([site.remarks, localStorage.getItem('sterling-remarks')]).toEqual([false, 'off']);
  await fireEvent.click(remarks);
  expect([site.remarks, localStorage.getItem('sterling-remarks')]).toEqual([true, 'on']);
});
