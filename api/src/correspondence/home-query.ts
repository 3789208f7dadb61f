/** The parameters of a thank-you page about the home or project of a form. */
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
