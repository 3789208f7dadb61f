import { propertyRecords } from '@facade/feed/testing/sample-records';
import { PICTURE } from '../../../../testing/test-api.ts';

export const ID = 987_654;

/** All secret values of the home in the CRM; each occurs in no other record. */
export const SECRETS = [
  String(ID),
  'Zonnekasteel',
  'Verborgenstraat',
  'Geheimdorp',
  'Weduwe',
  '7899',
  '50.7654',
  '3.8765',
  '389123',
  '20260101009999',
  '2371',
  'geheime-gevel',
  'Bouwplan van de notaris',
];

/** The records of a home that is for sale off the market. */
export const secretHome = (fields: object = {}) =>
  propertyRecords(
    ID,
    {
      OffMarket: true,
      City: 'Geheimdorp',
      Zip: '7899',
      Street: 'Verborgenstraat',
      HouseNumber: '77',
      Lat: 50.7654,
      Lng: 3.8765,
      Price: 389_123,
      Bedrooms: 5,
      SurfaceLiving: 2371,
      SurfaceGround: 1234,
      EPCLabelText: 'C',
      EPCCode: '20260101009999',
      EnergyPerformance: 212,
      Description: 'Weduwe verkoopt in stilte.',
      TypeDescription: 'Zonnekasteel',
      MainTypeName: 'Zonnekasteel',
      Documents: [{ Title: 'Bouwplan van de notaris', Kind: 'plan' }],
      Pictures: [{ ...PICTURE, ID: 'geheime-gevel', Alt: 'geheime-gevel' }],
      PriceHistory: [
        { Date: '2026-01-01', Price: 389_124 },
        { Date: '2026-02-01', Price: 389_123 },
      ],
      AgentID: 1,
      ...fields,
    },
    { nl: { TypeDescription: 'Zonnekasteel' }, fr: { TypeDescription: 'Zonnekasteel' } },
  );
