import { contact, propertyEnquiry } from '@facade/shared-domain/forms/enquiry';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { FORM_DEFINITIONS } from '../definitions/index.ts';
import { describeForm, exampleOf } from './describe-form.ts';
import { FIELD_NAMES } from './field-names.ts';

/** Fields that contain nothing that a visitor fills in. */
const OWN = new Set(['website', 'captcha', 'token', 'from']);

test('the description of a form is derived from its rules', () => {
  const { properties, required } = describeForm(propertyEnquiry);
  expect(required.sort()).toEqual(['email', 'firstName', 'lastName', 'message', 'privacy', 'propertyId']);
  expect(properties.email).toMatchObject({ type: 'string', format: 'email', description: 'e-mail address' });
  expect(properties.propertyId).toMatchObject({ type: 'integer', minimum: 1 });
  expect(properties.timeSlots?.items?.enum).toContain('10-13');
  expect(describeForm(contact).required).not.toContain('propertyId');
});

describe.each(FORM_DEFINITIONS.map(({ id, schema }) => ({ id, schema })))('the form $id', ({ schema }) => {
  test('accepts the example of its description', () => {
    expect(schema.safeParse(exampleOf(schema).least).error?.issues).toBeUndefined();
  });

  test('has an example of each field, and a name for each that a visitor fills in', () => {
    for (const [name, field] of Object.entries(describeForm(schema).properties)) {
      if (OWN.has(name)) continue;
      expect([name, Object.keys(FIELD_NAMES[name] ?? {})]).toEqual([name, ['nl', 'fr', 'en', 'de']]);
      expect([name, field.examples ?? field.enum]).toEqual([name, expect.any(Array)]);
    }
  });
});

describe('the OpenAPI document', () => {
  let site: TestApi;
  beforeAll(async () => {
    site = await startTestApi();
  });
  afterAll(() => site.close());

  test('has every form with its fields, as JSON and as a browser posts it', async () => {
    const { paths } = (await site.api.inject('/api/openapi.json')).json();
    for (const { id } of FORM_DEFINITIONS) {
      const { post } = paths[`/api/forms/${id}`];
      const types = Object.keys(post.requestBody.content);
      expect(types).toEqual(['application/json', 'application/x-www-form-urlencoded']);
      for (const type of types) {
        const { schema } = post.requestBody.content[type];
        expect(schema.properties.captcha.type).toBe('string');
        expect(schema.required.length).toBeGreaterThan(0);
      }
      expect(Object.keys(post.responses)).toEqual(['201', '400', '413', '422', '429']);
    }
  });
});
