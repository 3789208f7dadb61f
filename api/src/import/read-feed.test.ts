import { feedOf, propertyRecords } from '../testing/sample-records.ts';
import { readFeed } from './read-feed.ts';
import { formatProblem } from './report.ts';

const problemsOf = (document: unknown) => readFeed(document).errors.map(formatProblem);

describe('readFeed', () => {
  it('finds nothing wrong with a right feed', () => {
    expect(problemsOf(feedOf(propertyRecords(1)))).toEqual([]);
  });

  it.each([null, [], 'feed', 12])('refuses %j as a whole', (document) => {
    expect(problemsOf(document).length).toBeGreaterThan(0);
  });

  it('names the record by its id and language, or by its place', () => {
    const [nl] = propertyRecords(5, { Bedrooms: 'three', CreateDate: 'yesterday' });
    expect(problemsOf(feedOf([nl as object, { language: 'nl', Goal: 0 }] as never))).toEqual([
      'property 5 nl: CreateDate is not a date',
      'property 5 nl: Bedrooms is not a number',
      'property number 2 nl: ID is not a whole number',
    ]);
  });

  it('reads numbers and flags that a CRM writes as text', () => {
    const [record] = readFeed(feedOf(propertyRecords(1, { Zip: 7800, SurfaceLiving: '120,5', Lift: 1, Garden: '0' })))
      .feed.properties;
    expect(record).toMatchObject({ Zip: '7800', SurfaceLiving: 120.5, Lift: true, Garden: false });
  });

  it('reports a record that is there twice', () => {
    const [nl, fr] = propertyRecords(5);
    expect(problemsOf(feedOf([nl, fr, nl] as never))).toEqual(['property 5 nl: is in the feed twice']);
  });
});
