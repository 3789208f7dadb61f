import { sectionConfig } from '@facade/platform/preset';

export default sectionConfig(import.meta.dirname);
