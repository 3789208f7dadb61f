export default { preset: '@facade/section-kit' };
