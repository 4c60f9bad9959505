// The responses of a real server reach a component whenever they arrive, also between two steps of a test. React's warning
// about that concerns tests that control every response.
const isOutsideAct = ([text]: unknown[]) => String(text).includes('not wrapped in act(');

// Many tests send rows, sections or responses that cannot be read. The warnings for developers would fill their output.
const { warn } = console;
const isOfUnreadableData = /could not be read\.$|^Unreadable response/;
console.warn = (...parts) => isOfUnreadableData.test(String(parts[0])) || warn(...parts);

// A component that logs an error is faulty, so its test fails.
let logged: unknown[][] = [];
const report = console.error;
beforeEach(() => {
  logged = [];
  console.error = (...parts: unknown[]) => {
    if (isOutsideAct(parts)) return;
    logged.push(parts);
    report(...parts);
  };
});
afterEach(() => {
  console.error = report;
  if (logged.length > 0) throw new Error(`console.error was called: ${String(logged[0]?.[0])}`);
});

// A test that sets the time ends with the real time, unless its whole block sets it.
const { setTimeout: realTimeout } = globalThis;
let isRealTime = true;
beforeEach(() => void (isRealTime = setTimeout === realTimeout));
afterEach(() => void (isRealTime && jest.useRealTimers()));

// Tests without a document skip Testing Library, which takes longer to load than most tests take.
if (typeof document !== 'undefined') jest.requireActual('./setup-document');
