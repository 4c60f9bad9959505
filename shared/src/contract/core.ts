// The build adds the exports of the core here (decision 91), from the table shared/federation/core.cjs.
export const unbuilt = true;
