import { expect, it } from 'vitest';
import { LATIN_WORDS, markLatinWords } from './latin-words.ts';

const marked = () => [...document.querySelectorAll(`[${LATIN_WORDS}]`)].map(({ id }) => id);

it('marks what is wholly written in Latin letters, and follows what changes', async () => {
  document.body.innerHTML =
    '<p id="content">Each one different.</p><p id="both">ليلتان في <b id="name">The Kesar</b></p><p id="interface">احجز</p><p id="figures">₹5,359</p>';
  const stop = markLatinWords(document.body);
  expect(marked()).toEqual(['content', 'name']);

  const text = document.querySelector('#interface')?.firstChild;
  if (text) text.nodeValue = 'Book a stay.';
  document.querySelector('#content')?.replaceChildren('مختلفة');
  await expect.poll(marked).toEqual(['name', 'interface']);

  stop();
  expect(marked()).toEqual([]);
});
