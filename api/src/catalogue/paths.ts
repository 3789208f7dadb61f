import type { Language } from '@facade/shared-domain/model';
import { projectPath, unitPath } from '@facade/shared-domain/paths/records/project-path';
import { propertyPath } from '@facade/shared-domain/paths/records/property-path';
import type { Projects, StoredProject, StoredProperty } from '../platform/index.ts';

/** The canonical path of a property, inside its project if it is a unit of one. */
export function pathOfProperty(property: StoredProperty, projects: Projects, language: Language): string {
  const project = property.projectId === null ? undefined : projects.get(property.projectId);
  return homePath(property, project, language);
}

/** The same if the project is known. */
export function homePath(property: StoredProperty, project: StoredProject | undefined, language: Language): string {
  const texts = property.texts[language];
  const parts = {
    id: property.id,
    goal: property.goal,
    city: property.city,
    mainTypeName: texts?.typeName,
    typeDescription: texts?.headline,
  };
  return project ? unitPath(parts, projectParts(project, language), language) : propertyPath(parts, language);
}

/** The canonical path of a project. */
export function pathOfProject(project: StoredProject, language: Language): string {
  return projectPath(projectParts(project, language), language);
}

function projectParts(project: StoredProject, language: Language) {
  return { id: project.id, city: project.city, webIdName: project.webIdName[language] };
}
