import { formatProblem, LISTED, Problems } from '../problems.ts';
import { propertyRecords } from '../testing/sample-records.ts';
import { checkRecord, checkValue } from './check-record.ts';

const problemsOf = (value: unknown, number = 1) => {
  const checked = checkValue('property', value, number);
  return checked.ok ? [] : checked.problems.map(formatProblem);
};

describe('checking a record', () => {
  test('accepts a valid record', () => {
    expect(propertyRecords(1).flatMap((record) => problemsOf(record))).toEqual([]);
  });

  test('names the record by its id and language, or by its position', () => {
    const [nl] = propertyRecords(5, { Bedrooms: 'three', CreateDate: 'yesterday' });
    expect(problemsOf(nl)).toEqual([
      'property 5 nl: CreateDate is not a date',
      'property 5 nl: Bedrooms is not a number',
    ]);
    expect(problemsOf({ language: 'nl', Goal: 0 }, 2)).toEqual(['property number 2 nl: ID is not a whole number']);
  });

  test.each([null, [], 'feed', 12])('refuses %j as a whole', (value) => {
    expect(problemsOf(value).length).toBeGreaterThan(0);
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
      { record: `property ${number}`, field: 'ID', message: 'is wrong' },
      { record: `property ${number}`, field: 'Goal', message: 'is wrong' },
    ]);
  expect(problems.listed).toHaveLength(LISTED);
  expect(problems.more).toBe(20);
});
