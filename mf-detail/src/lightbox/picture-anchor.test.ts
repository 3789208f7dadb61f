import { anchoredPicture, pictureAnchor } from './picture-anchor.ts';

test('a picture is found again by its anchor', () => {
  expect(anchoredPicture(`#${pictureAnchor(2)}`, 7)).toBe(2);
});

test.each(['', '#foto-0', '#foto-8', '#foto--1', '#foto-1e1', '#foto-01', '#foto-1/', '#media', '#foto-99999999999'])(
  '%s names no picture of seven',
  (hash) => expect(anchoredPicture(hash, 7)).toBeNull(),
);
