import { downloadName, plainName } from './download-name.ts';

test.each([
  [['EPC: attest', '4321'], 'epc.PDF', 'EPC attest - 4321.pdf'],
  [['../../etc/passwd', '1'], 'x.pdf', '.. .. etc passwd - 1.pdf'],
  [['Plan\r\nSet-Cookie: a=b', '1'], 'x.png', 'Plan Set-Cookie a=b - 1.png'],
  [['Certificat énergétique', '4321'], 'x.pdf', 'Certificat énergétique - 4321.pdf'],
  [['', '4321'], 'x.pdf', '4321.pdf'],
])('%j becomes a file name', (parts, file, name) => expect(downloadName(parts, file)).toBe(name));

test('is never too long for a file system', () => {
  expect(downloadName(['a'.repeat(400), 'b'.repeat(400)], 'x.pdf').length).toBeLessThan(220);
});

test('has an ASCII form', () => {
  expect(plainName('Extrait de l’état des sols - 4321.pdf')).toBe("Extrait de l'etat des sols - 4321.pdf");
});
