import { parseSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolders, root } from '../workspace/apps';
import { sourcesOf } from './sources';

export interface ProductText {
  /** The path from the root of the repository. */
  file: string;
  line: number;
  /** The text, with the word `it` in place of values that are filled in at run time. */
  text: string;
}

export interface Node {
  type: string;
  span: { start: number };
  [key: string]: unknown;
}

/** Tests, pages for the team and the documentation of the API's calls. No investor reads these texts. */
const unread =
  /\.test\.tsx?$|\/(?:testing|gallery|partner-api\/contract)\/|^host\/src\/(?:doctor|federation|embed)\//;
const filledIn = 'it';

export const productFolders = [...appFolders, 'shared'].map((folder) => `${folder}/src`);

export function textsOf(folder: string): ProductText[] {
  return sourcesOf(folder)
    .filter((file) => !unread.test(file))
    .flatMap((file) =>
      textsIn(readFileSync(path.join(root, file), 'utf8'), file.endsWith('x')).map((found) => ({
        file,
        ...found,
      })),
    );
}

export function textsIn(source: string, tsx = true): Omit<ProductText, 'file'>[] {
  const found: Omit<ProductText, 'file'>[] = [];
  // The parser counts in bytes, from 1.
  const bytes = Buffer.from(source);
  const add = ({ span }: Node, raw: string) => {
    const text = raw
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\b(?:it){2,}\b/g, filledIn)
      .trim();
    if (!/\p{L}.*\s/u.test(text)) return;
    found.push({ line: bytes.subarray(0, span.start).toString().split('\n').length, text });
  };
  visit(parseSync(source, { syntax: 'typescript', tsx }), add);
  return found;
}

function visit(value: unknown, add: (node: Node, text: string) => void): void {
  if (Array.isArray(value)) return value.forEach((each) => visit(each, add));
  if (!isNode(value)) {
    if (typeof value === 'object' && value !== null)
      Object.values(value).forEach((each) => visit(each, add));
    return;
  }
  if (isSkipped(value)) return;
  const text = literalText(value);
  if (text !== undefined) return add(value, text);
  if (/^JSX(?:Element|Fragment)$/.test(value.type) && isRunningText(childrenOf(value))) {
    add(firstText(value), childrenOf(value).map(inlineText).join(''));
    return visitAttributes(value, add);
  }
  Object.values(value).forEach((each) => visit(each, add));
}

/** Visits the attributes and expressions inside a running text, which are not part of the text itself. */
function visitAttributes(node: Node, add: (node: Node, text: string) => void): void {
  visit(node['opening'], add);
  for (const child of childrenOf(node)) {
    if (/^JSX(?:Element|Fragment)$/.test(child.type)) visitAttributes(child, add);
    else if (literalText(child['expression']) === undefined) visit(child['expression'], add);
  }
}

function inlineText(node: Node): string {
  if (node.type === 'JSXText') return String(node['value']);
  if (/^JSX(?:Element|Fragment)$/.test(node.type)) {
    const children = childrenOf(node);
    return children.length === 0 ? filledIn : children.map(inlineText).join('');
  }
  return literalText(node['expression']) ?? filledIn;
}

function literalText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node['value']);
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as { cooked: string }[]).map(({ cooked }) => cooked).join(filledIn);
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return undefined;
  const parts = [literalText(node['left']), literalText(node['right'])];
  return parts.every((part) => part === undefined)
    ? undefined
    : parts.map((part) => part ?? filledIn).join('');
}

function isSkipped(node: Node): boolean {
  if (/^(?:Import|ExportAll|TaggedTemplate|Ts(?!As|Const|Satisfies))/.test(node.type)) return true;
  const callee = node['callee'];
  if (!isNode(callee)) return false;
  if (node.type === 'NewExpression') return callee['value'] === 'Error';
  const object = callee['object'];
  return isNode(object) && object['value'] === 'console';
}

function isRunningText(children: readonly Node[]): boolean {
  return children.some((it) => it.type === 'JSXText' && /\p{L}/u.test(String(it['value'])));
}

function firstText(node: Node): Node {
  return childrenOf(node).find(({ type }) => type === 'JSXText') ?? node;
}

function childrenOf(node: Node): Node[] {
  return (node['children'] ?? []) as Node[];
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'span' in value;
}
