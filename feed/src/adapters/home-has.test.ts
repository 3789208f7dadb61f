import { kyeroHas, openImmoHas } from './home-has.ts';
import type { XmlElement } from './xml-records.ts';

const element = (name: string, parts: Partial<XmlElement> = {}): XmlElement => ({
  ...{ name, text: '', line: 1, attributes: {}, children: [] },
  ...parts,
});

const kyero = (features: string[], flags: string[] = []) =>
  element('property', {
    children: [
      ...flags.map((flag) => element(flag, { text: '1' })),
      element('features', { children: features.map((text) => element('feature', { text })) }),
    ],
  });

const openImmo = (name: string, parts: Partial<XmlElement>) =>
  element('immobilie', { children: [element('ausstattung', { children: [element(name, parts)] })] });

test.each([
  [['Elevator', ' Private garden ', 'sauna'], [], { Lift: true, Garden: true }],
  [['Unfurnished'], [], { Furnished: false }],
  [[], ['part_ownership', 'garage'], { HasGarage: true }],
  [[], ['pool'], { SwimmingPool: true }],
  [['Underground parking'], [], { HasParking: true }],
  [['Communal pool'], [], { SwimmingPool: true }],
  [['Solar panels', 'Heat pump'], [], { SolarPanels: true, Heating: 'heatPump' }],
])('Kyero’s features %j and elements %j', (features, flags, fields) => {
  expect(kyeroHas(kyero(features, flags))).toEqual(fields);
});

test.each([
  ['fahrstuhl', { attributes: { PERSONEN: 'true' } }, { Lift: true }],
  ['fahrstuhl', { attributes: { PERSONEN: 'false' } }, {}],
  ['stellplatzart', { attributes: { CARPORT: '1', TIEFGARAGE: '1' } }, { HasParking: true }],
  ['stellplatzart', { attributes: { TIEFGARAGE: 'true' } }, { HasParking: true }],
  ['gartennutzung', { text: '1' }, { Garden: true }],
  ['swimmingpool', { text: 'true' }, { SwimmingPool: true }],
  ['befeuerung', { attributes: { GAS: '0', LUFTWP: '1' } }, { Heating: 'heatPump' }],
  ['befeuerung', { attributes: { GAS: '1' } }, {}],
  ['moebliert', { attributes: { moeb: 'TEIL' } }, {}],
])('OpenImmo’s %s with %j', (name, parts, fields) => {
  expect(openImmoHas(openImmo(name, parts))).toEqual(fields);
});
