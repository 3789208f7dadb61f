import { telephoneLink } from './telephone-link.ts';

test('dials without the zero that is left out from abroad', () => {
  expect(telephoneLink('+32 (0)68 / 12.34.56')).toBe('tel:+3268123456');
});
