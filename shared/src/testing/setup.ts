// A component that logs an error is faulty, so its test fails.
let logged: unknown[][] = [];
const report = console.error;
beforeEach(() => {
  logged = [];
  console.error = (...parts: unknown[]) => {
    logged.push(parts);
    report(...parts);
  };
});
afterEach(() => {
  console.error = report;
  if (logged.length > 0) throw new Error(`console.error was called: ${String(logged[0]?.[0])}`);
});

// Tests without a document skip Testing Library, which takes longer to load than most tests take.
if (typeof document !== 'undefined') jest.requireActual('./setup-document');
