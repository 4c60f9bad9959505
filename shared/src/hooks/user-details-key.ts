/** The SWR key of the signed-in user's details: `mutate` it after anything that changes the wallet. */
export const userDetailsKey = 'user-details';
