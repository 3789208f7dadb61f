/** The names of styled-components a section may use. */
export { createGlobalStyle, css, keyframes, styled } from 'styled-components';
