import { parseSync } from '@swc/core';

interface Node {
  type: string;
  span: { start: number };
  [key: string]: unknown;
}

/** A text in JSX that React would keep as a separate text node. */
interface BareText {
  line: number;
  text: string;
}

/**
 * Finds texts that are beside other children of their element, in a fragment, or the whole result of a component (decision
 * 29). Only literal texts are found. A unit test finds a string in a variable when it renders the string
 * (`shared/src/testing/react-text-nodes.ts`).
 */
export function bareTextsIn(source: string): BareText[] {
  const found: BareText[] = [];
  // The parser counts in bytes, from 1.
  const bytes = Buffer.from(source);
  const lineOf = ({ span }: Node) => bytes.subarray(0, span.start).toString().split('\n').length;
  const add = (node: Node) => {
    const text = textOf(node);
    if (text !== undefined) found.push({ line: lineOf(node), text });
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    if (isNode(value) && /^JSX(?:Element|Fragment)$/.test(value.type)) {
      const children = childrenOf(value);
      if (children.length > 1 || value.type === 'JSXFragment') children.forEach(add);
    }
    if (isNode(value) && value.type === 'FunctionDeclaration' && isComponent(value))
      visitReturns(value['body'], add);
    Object.values(value).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true }));
  return found;
}

function isComponent({ identifier }: Node): boolean {
  return isNode(identifier) && /^[A-Z]/.test(String(identifier['value']));
}

/** Visits the return values of a component, without the functions inside it. */
function visitReturns(value: unknown, add: (node: Node) => void): void {
  if (Array.isArray(value)) return value.forEach((each) => visitReturns(each, add));
  if (!isNode(value)) return;
  if (value.type === 'ReturnStatement' && isNode(value['argument'])) return add(value['argument']);
  if (/Function(?:Declaration|Expression)$/.test(value.type)) return;
  Object.values(value).forEach((each) => visitReturns(each, add));
}

/** Returns the rendered children, without comments and without the white space between lines. */
function childrenOf(node: Node): Node[] {
  return (node['children'] as Node[]).filter(({ type, value, expression }) =>
    type === 'JSXText'
      ? !/^\s*\n\s*$/.test(String(value))
      : !isNode(expression) || expression.type !== 'JSXEmptyExpression',
  );
}

/** Returns the text that a child or a branch of it renders, or undefined if the source does not contain the text. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  switch (node.type) {
    case 'JSXText':
    case 'StringLiteral':
      return String(node['value']).trim() || ' ';
    case 'TemplateLiteral':
      return (node['quasis'] as { cooked: string }[]).map(({ cooked }) => cooked).join('…');
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return textOf(node['expression']);
    case 'ConditionalExpression':
      return textOf(node['consequent']) ?? textOf(node['alternate']);
    case 'BinaryExpression':
      return textOf(node['right']);
    default:
      return undefined;
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'span' in value;
}
