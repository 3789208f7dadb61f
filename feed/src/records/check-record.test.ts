import { formatProblem, LISTED, Problems } from '../problems.ts';
import { propertyRecords } from '../testing/sample-records.ts';
import { checkRecord, checkValue } from './check-record.ts';
import { propertyRecord } from './feed-schema.ts';

const problemsOf = (value: unknown, number = 1) => {
  const checked = checkValue('property', value, number);
  return (checked.ok ? checked.warnings : checked.problems).map(formatProblem);
};

describe('checking a record', () => {
  test('accepts a valid record', () => {
    expect(propertyRecords(1).flatMap((record) => problemsOf(record))).toEqual([]);
  });

  test('names the record by its id and language, or by its position', () => {
    const [nl] = propertyRecords(5, { Bedrooms: 'three', CreateDate: 'yesterday' });
    expect(problemsOf(nl)).toEqual([
      'property 5 nl: Bedrooms "three" is not a number such as 1250 or 1250,5: it is left out',
      'property 5 nl: CreateDate "yesterday" is not a date such as 2026-11-16 or 16/11/2026: it is left out',
    ]);
    expect(problemsOf({ language: 'nl', Goal: 0 }, 2)).toEqual([
      'property number 2 nl: ID is not an id: 1 to 100 letters, digits or signs',
    ]);
  });

  test.each([null, [], 'feed', 12])('refuses %j as a whole', (value) => {
    expect(problemsOf(value).length).toBeGreaterThan(0);
  });

  test('understands the words of all formats, and hides an address if nobody knows whether it may be shown', () => {
    const home = { ID: 1, language: 'NL-be', Goal: 'te huur', Status: 'Verhuurd', Price: '950', PublishAddress: '?' };
    expect(checkValue('property', home, 1)).toMatchObject({
      warnings: [],
      record: { language: 'nl', Goal: 1, Status: 4, Price: 950, PublishAddress: false },
    });
  });

  test.each([
    [{ EnergyPerformance: 0 }, null],
    [{ EnergyPerformance: '0', EPCLabelText: 'C' }, null],
    [{ EnergyPerformance: 0, EPCLabelText: 'A+' }, 0],
    [{ EnergyPerformance: -12 }, -12],
  ])('an energy of 0 is unknown but for the best label: %j', (fields, EnergyPerformance) => {
    expect(checkValue('property', { ID: 1, language: 'nl', Goal: 0, ...fields }, 1)).toMatchObject({
      record: { EnergyPerformance },
    });
  });

  test.each([
    ['IB-2026-01', 'IB-2026-01'],
    [' 0815 ', '0815'],
    [17, '17'],
    [99999999999, '99999999999'],
  ])('takes the id %j', (ID, id) => {
    expect(checkValue('property', { ID, language: 'nl', Goal: 0 }, 1)).toMatchObject({ ok: true, record: { ID: id } });
  });

  test.each(['', 'a\nb', 'x'.repeat(101), -1, 1.5, null])('refuses the id %j', (ID) => {
    expect(checkValue('property', { ID, language: 'nl', Goal: 0 }, 1)).toMatchObject({ ok: false, id: null });
  });

  test('leaves out what cannot be understood, and hides what might be secret', () => {
    const Pictures = [{ File: 'a.jpg' }, 7];
    const checked = checkValue('property', { ID: 1, language: 'nl', Goal: 0, Pictures, PublishPrice: 'perhaps' }, 1);
    expect(checked).toMatchObject({ ok: true, record: { PublishPrice: false, Pictures: [{ File: 'a.jpg' }] } });
    expect(checked.ok && checked.warnings).toMatchObject([
      { field: 'PublishPrice', value: 'perhaps', home: '1', kind: 'flag' },
      { field: 'Pictures.1' },
    ]);
  });

  test.each([
    ['a list of names', ['a.jpg', '', 'https://x.example/b.jpg']],
    ['one text', 'a.jpg|https://x.example/b.jpg'],
    ['a list of PHP with gaps', { 0: { url: 'a.jpg' }, 2: 'https://x.example/b.jpg' }],
  ])('takes pictures as %s', (_, Pictures) => {
    const checked = checkValue('property', { ID: 1, language: 'nl', Goal: 0, Pictures }, 1);
    expect(checked).toMatchObject({
      record: {
        Pictures: [
          { ID: 'a', File: 'a.jpg' },
          { File: 'b.jpg', Url: 'https://x.example/b.jpg' },
        ],
      },
      warnings: [],
    });
  });

  test('reads a record as its schema does', () => {
    for (const record of propertyRecords(7, {
      Bedrooms: '3',
      Pictures: [{ File: 'a.jpg' }],
      Region: 'x',
      Lift: 'ja',
    })) {
      const checked = checkValue('property', record, 1);
      expect([checked.ok && checked.record]).toEqual([propertyRecord.parse(record)]);
    }
  });

  test('takes other shapes of lists', () => {
    const odd = { WebIDs: [1, 9], FloorCoverings: 'parket|tegels', Documents: ['epc.pdf'], XLargePictureItem: 'a.jpg' };
    expect(checkValue('property', { ID: 1, language: 'nl', Goal: 0, ...odd }, 1)).toMatchObject({
      record: {
        WebIDs: '1,9',
        FloorCoverings: ['parket', 'tegels'],
        Documents: [{ File: 'epc.pdf', Kind: 'certificate' }],
        XLargePictureItem: { File: 'a.jpg' },
      },
      warnings: [],
    });
  });

  test('reads a control character in a text as a space', () => {
    const checked = checkValue('property', { ID: 1, language: 'nl', Goal: 0, City: 'Ath\0\v', RecordFile: 'a\0b' }, 1);
    expect(checked).toMatchObject({ ok: true, record: { City: 'Ath', RecordFile: 'a b' } });
  });

  test('knows the marks of homes that are left out, or withdrawn', () => {
    const marks = { leftOut: { ID: 'a', leftOut: true }, remove: { ID: 'a', remove: true } };
    expect(checkValue('property', marks.leftOut, 1)).toEqual({ ok: false, id: 'a', isRemoved: false, problems: [] });
    expect(checkValue('property', marks.remove, 1)).toEqual({ ok: false, id: 'a', isRemoved: true, problems: [] });
  });

  test('refuses invalid JSON', () => {
    const checked = checkRecord('project', Buffer.from('{"ID":1,}'), 3);
    expect(checked).toMatchObject({ ok: false, problems: [{ record: 'project number 3' }] });
  });

  test('parses numbers and flags that a CRM writes as text', () => {
    const [nl] = propertyRecords(1, { Zip: 7800, SurfaceLiving: '120,5', Lift: 1, Garden: '0' });
    expect(checkValue('property', nl, 1)).toMatchObject({
      record: { Zip: '7800', SurfaceLiving: 120.5, Lift: true, Garden: false },
    });
  });
});

test('lists the first of many problems and counts the rest', () => {
  const problems = new Problems();
  for (let number = 0; number < 60; number += 1)
    problems.add([
      { record: `property ${number}`, field: 'ID', kind: 'id' },
      { record: `property ${number}`, field: 'Goal', kind: 'goal' },
    ]);
  expect(problems.listed).toHaveLength(LISTED);
  expect(problems.more).toBe(20);
});
