import PDFDocument from 'pdfkit';
import { FormParts } from './form-parts.ts';

const insides = (pdf: object) => pdf as unknown as { _root: { data: { AcroForm: { data: { Fields: unknown[] } } } } };

test('fields, their widgets and the font in use are what pdfkit keeps of them', () => {
  const pdf = new PDFDocument({ tagged: true });
  pdf.font('Helvetica');
  const parts = new FormParts(pdf);
  const field = parts.field('name');
  expect(field.data).toMatchObject({ T: new String('name') });
  expect(insides(pdf)._root.data.AcroForm.data.Fields).toContain(field);
  const widget = parts.widget({ x: 10, y: 20, width: 30, height: 40 }, { Parent: field });
  expect(widget?.data).toMatchObject({ Type: 'Annot', Subtype: 'Widget', Parent: field });
  expect(widget?.data.Rect).toHaveLength(4);
  expect(parts.font.id).toMatch(/^F\d+$/);
  const drawing = parts.object({ Type: 'XObject', Resources: { Font: { [parts.font.id]: parts.font.object } } });
  expect(() => drawing.end(Buffer.from('q Q'))).not.toThrow();
  pdf.end();
});
