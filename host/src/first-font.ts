// ./index.tsx imports this file early. Sooner, the font would hold up the portal's script for as long as a quarter of it takes;
// until it is there, text is shown in a font of the same measures (GlobalStyle).
document.fonts.load("1em 'Inter Variable'").catch(() => undefined);
