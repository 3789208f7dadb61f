import fc from 'fast-check';
import { parsePath } from '../paths.ts';
import { projectPath, unitPath } from './project-path.ts';

const project = { id: 79, city: 'Ath', webIdName: 'Les Tilleuls' };
const unit = { id: 5, mainTypeName: 'appartement', typeDescription: 'Appartement 2 chambres' };

test.each([
  ['nl', '/nl/projecten/ath/les-tilleuls/79/', '/nl/projecten/ath/les-tilleuls/79/appartement/5/'],
  ['fr', '/fr/projects/ath/les-tilleuls/79/', '/fr/projects/ath/les-tilleuls/79/appartement-2-chambres/5/'],
  ['en', '/en/project/79/', '/en/property/5/'],
  ['de', '/de/project/79/', '/de/property/5/'],
  [null, '/project/79/', '/property/5/'],
] as const)('a project and its unit, %s', (language, ofProject, ofUnit) => {
  expect(projectPath(project, language)).toBe(ofProject);
  expect(unitPath(unit, project, language)).toBe(ofUnit);
});

test('names without a slug are left out', () => {
  const bare = { id: 50, city: 'Belœil', webIdName: '' };
  expect(projectPath(bare, 'nl')).toBe('/nl/projecten/beloeil/50/');
  expect(unitPath({ id: 5 }, bare, 'fr')).toBe('/fr/projects/beloeil/50/5/');
});

const names = fc.option(fc.string({ unit: 'grapheme' }));
const projects = fc.record({ id: fc.nat(), city: names, webIdName: names });
const units = fc.record({ id: fc.nat(), mainTypeName: names, typeDescription: names });
const languages = fc.constantFrom('nl' as const, 'fr' as const);

test('a built project path can be parsed', () => {
  fc.assert(
    fc.property(projects, languages, (parts, language) => {
      expect(parsePath(projectPath(parts, language))).toEqual({
        kind: 'project',
        language,
        original: `/project/${parts.id}/`,
        id: parts.id,
      });
    }),
  );
});

test('a built unit path can be parsed, with its project', () => {
  fc.assert(
    fc.property(units, projects, languages, (parts, { id: projectId, ...rest }, language) => {
      expect(parsePath(unitPath(parts, { id: projectId, ...rest }, language))).toEqual({
        kind: 'unit',
        language,
        original: `/property/${parts.id}/`,
        id: parts.id,
        projectId,
      });
    }),
  );
});
