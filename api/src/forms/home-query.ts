/** What a page that thanks is told of the home or project that a form was about. */
export const homeQuery = ({
  propertyId,
  projectId,
}: {
  propertyId?: number | undefined;
  projectId?: number | undefined;
}): Record<string, string> => ({
  ...(propertyId !== undefined && { home: String(propertyId) }),
  ...(propertyId === undefined && projectId !== undefined && { project: String(projectId) }),
});
