import { escapeHtml } from '@investor-portal/scripts/workspace/escape-html';
import type { JsonSchema } from '@valibot/to-json-schema';
import { type Call, calls } from '../contract/calls';
import { responseJsonSchema, componentSchemas, requestJsonSchema } from '../contract/json-schema';
import { layout } from './layout';

export function docsPage(): string {
  const all = Object.values<Call>(calls);
  const groups = [...new Set(all.map(({ tag }) => tag))].map(
    (tag) =>
      `<h2 id="${tag}">${escapeHtml(tag)}</h2>${all
        .filter((call) => call.tag === tag)
        .map(callSection)
        .join('')}`,
  );
  const entities = Object.entries(componentSchemas()).map(
    ([name, schema]) =>
      `<details id="${name}"><summary><h3 style="display:inline">${name}</h3></summary><div><pre>${shape(schema)}</pre></div></details>`,
  );
  return layout(
    'Partner API',
    `<main><h1>Partner API</h1>
<p>Every call of the investor portal, made from the schemas it parses with. For tools: <a href="/openapi.json">openapi.json</a>. To move the clock, close a campaign or break a call: <a href="/sandbox">the sandbox's controls</a>.</p>
<p class="quiet">Answers are <code>{data, message}</code>, lists <code>{data: [], totalPages, currentPage, message}</code>, failures <code>{errorDetails: [{message}], exception, message}</code>. Amounts are PHP. An absent boolean means no.</p>
${groups.join('')}
<h2 id="entities">Entities</h2>${entities.join('')}</main>`,
  );
}

function callSection(call: Call): string {
  const query = Object.entries(call.query ?? {}).map(
    ([name, required]) => `<li>query <code>${name}</code>${required ? '' : ' (optional)'}</li>`,
  );
  const headers = Object.entries(call.headers ?? {}).map(
    ([name, text]) => `<li>header <code>${name}</code>: ${escapeHtml(text)}</li>`,
  );
  const more = [...query, ...headers].join('');
  return `<details><summary><span class="verb">${call.method}</span> <code>${escapeHtml(call.path)}</code><br><span class="quiet">${escapeHtml(call.summary)}${call.anonymous ? ' · no token needed' : ''}</span></summary><div>
<p>${escapeHtml(call.description)}</p>
${more ? `<ul>${more}</ul>` : ''}
${call.request ? `<p>Body${call.multipart ? ' (multipart)' : ''}</p><pre>${shape(requestJsonSchema(call.request))}</pre>` : ''}
<p>Response</p><pre>${shape(responseJsonSchema(call.answer))}</pre></div></details>`;
}

function shape(schema: JsonSchema | boolean | undefined, indent = ''): string {
  if (typeof schema !== 'object') return 'anything';
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return escapeHtml(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((it) => escapeHtml(JSON.stringify(it))).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((it) => shape(it, indent)).join(' | ');
  if (schema.type === 'array') return `${shape(schema.items as JsonSchema, indent)}[]`;
  if (schema.type !== 'object') return escapeHtml(String(schema.type ?? 'anything'));
  const inner = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, value]) => {
    const optional = schema.required?.includes(name) ? '' : '?';
    return `${inner}${escapeHtml(name)}${optional}: ${shape(value, inner)}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}
