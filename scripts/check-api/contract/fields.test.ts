import {
  type SectionCode,
  sectionSchemas,
} from '@investor-portal/shared/partner-api/contract/company-view';
import { namedPaths } from './meaning';
import { callNames, pathsOf, shapeOfCall, shapeOfSection } from './shape';

const reads = callNames.filter(
  (name) => !['register', 'upload', 'invest', 'updateStatus'].includes(name),
);

describe('the contract that check-api holds an API to', () => {
  it('has every field of which it says what an investor sees without it', () => {
    const sections = (Object.keys(sectionSchemas) as SectionCode[]).map(shapeOfSection);
    const fieldPaths = [...reads.map(shapeOfCall), ...sections].flatMap(pathsOf);
    expect(fieldPaths).toEqual(expect.arrayContaining([...namedPaths]));
  });
});
