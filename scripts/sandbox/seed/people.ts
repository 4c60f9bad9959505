import type { Random } from './random';

const givenNames = namesIn(`
  Maria, Jose, Angela, Miguel, Carmela, Rafael, Liza, Antonio, Bianca, Paolo, Teresa,
  Gabriel, Isabel, Ramon, Patricia, Emmanuel, Rosario, Dominic, Katrina, Vicente, Andrea,
  Ferdinand, Joanna, Leandro, Marisol, Nathaniel, Olivia, Enrique, Regina, Santiago`);
const familyNames = namesIn(`
  Santos, Reyes, Cruz, Bautista, Ocampo, Garcia, Mendoza, Torres, Villanueva, Ramos, Aquino,
  Castillo, Dela Cruz, Fernandez, Salazar, Navarro, Mercado, Aguilar, Soriano, Domingo,
  Lacson, Magsaysay, Panganiban, Tolentino, Evangelista, Macaraeg, Yulo, Abad`);

function namesIn(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}

export interface Person {
  firstName: string;
  lastName: string;
}

export function personOf(random: Random): Person {
  return { firstName: random.pick(givenNames), lastName: random.pick(familyNames) };
}

export const positions = [
  'Founder and Chief Executive Officer',
  'Chief Finance Officer',
  'Chief Operating Officer',
  'Head of Community',
] as const;
