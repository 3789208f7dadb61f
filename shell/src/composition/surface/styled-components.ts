/** The exports of styled-components that a section may use. */
export { createGlobalStyle, css, keyframes, styled } from 'styled-components';
