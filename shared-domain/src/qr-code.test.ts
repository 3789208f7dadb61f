import { qrCodeUrl } from './qr-code.ts';

test('the path survives whatever is in it', () => {
  const { searchParams } = new URL(qrCodeUrl('/nl/a&b=c#d/é/'), 'https://www.example.be');
  expect(searchParams.get('path')).toBe('/nl/a&b=c#d/é/');
});
