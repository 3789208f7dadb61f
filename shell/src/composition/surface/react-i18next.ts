/** The names of react-i18next a section may use. */
export { useTranslation } from 'react-i18next';
