import { defineSection } from 'facade';

export default defineSection({ site: 'https://www.agency.example' });
