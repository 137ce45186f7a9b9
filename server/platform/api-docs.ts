import type { Endpoint } from '#contract/endpoint.ts'
import { errorCatalogue } from '#contract/errors.ts'
import { endpoints } from '#contract/index.ts'
import { rightInWords } from '#core/office-rights.ts'
import { listed } from '#core/words.ts'
import type { createOpenApi } from './openapi.ts'

const access: Record<Endpoint['access'], string> = {
  public: 'Anyone',
  session: 'Anyone signed in',
  user: 'Signed in, role user',
  admin: 'Signed in, role admin',
}

/** The contract as a page for people: no scripts, nothing from elsewhere. */
export function createApiDocs(openApi: ReturnType<typeof createOpenApi>, apiBaseUrl: string): string {
  const sections = Object.entries(endpoints).map(([capability, calls]) => {
    const rows = Object.values(calls).map((call: Endpoint) => describeCall(call, openApi, apiBaseUrl))
    return `<section><h2>${escapeHtml(capability)}</h2>${rows.join('')}</section>`
  })
  const errors = Object.entries(errorCatalogue).map(
    ([code, { status, sentence }]) =>
      `<tr><td><code>${escapeHtml(code)}</code></td><td>${status}</td><td>${escapeHtml(sentence)}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · Annai</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head><body><main>
<h1>API reference</h1>
<p>Every call of Annai, below <code>${escapeHtml(apiBaseUrl)}</code>. Bodies are JSON; fields that are not listed are refused. Signed-in calls
carry <code>Authorization: Bearer</code> and the token that login answers. Calls that cost carry an <code>Idempotency-Key</code> that names
the attempt: sent again, it gets the same answer and nothing is done twice. The same as data:
<a href="${escapeHtml(apiBaseUrl)}/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join('')}
<section><h2>Refusals</h2><p>Each is <code>{error, code, fields?, requestId}</code> with the status beside it.</p>
<div role="region" aria-label="Refusals" tabindex="0"><table><thead><tr><th>Code</th><th>Status</th><th>Sentence</th></tr></thead><tbody>${errors.join('')}</tbody></table></div></section>
</main></body></html>`
}

function describeCall(call: Endpoint, openApi: ReturnType<typeof createOpenApi>, apiBaseUrl: string): string {
  const path = call.path.replace(/:(\w+)/g, '{$1}')
  const operation = openApi.paths[path]?.[call.method.toLowerCase()] as Operation
  const takes = operation.requestBody?.content['application/json']?.schema
  // Of lines that are streamed: what each of them says.
  const gives = Object.values(operation.responses['200']?.content ?? {})[0]?.schema
  const parts = [
    operation.parameters ? ['Parameters', operation.parameters] : undefined,
    takes ? ['Takes', takes] : undefined,
    gives ? ['Answers', gives] : undefined,
  ].filter((part) => part !== undefined)
  return `<article><h3><b>${call.method}</b> <code>${escapeHtml(apiBaseUrl + path)}</code></h3>
<p>${escapeHtml(call.summary)} <em>${access[call.access]}${call.access === 'admin' && call.right ? `, with the right ${listed([call.right, ...(call.alsoRight ? [call.alsoRight] : [])].map(rightInWords))}` : ''}.${call.asksAgain ? ' Asks for password and code again.' : ''}${call.costs ? ' With an <code>Idempotency-Key</code>.' : ''}${call.upload ? ` The body is a file of at most ${Math.floor(call.upload.mostBytes / 1_000_000)} MB.` : ''}</em>${call.alsoAt ? ` Also at <code>${call.alsoAt.map(escapeHtml).join(', ')}</code>.` : ''}</p>
${parts.map(([title, schema]) => `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`).join('')}
</article>`
}

interface Operation {
  parameters?: unknown
  requestBody?: { content: { 'application/json'?: { schema: unknown } } }
  responses: Record<string, { content: Record<string, { schema: unknown }> } | undefined>
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `:root{color-scheme:light dark;--paper:#f8f6ef;--ink:#181e2a;--dim:#4a5160;--line:#dad6cd;--ai:#1a4c7e}
@media (prefers-color-scheme:dark){:root{--paper:#111723;--ink:#eeebe3;--dim:#bdb9b0;--line:#333b4c;--ai:#8fbbe6}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}main{max-width:860px;margin:0 auto;padding:48px 20px 96px}
h1{font:400 44px/1.1 Georgia,serif}h2{font:400 28px/1.2 Georgia,serif;margin:56px 0 8px;text-transform:capitalize}h3{font-size:16px;margin:0;overflow-wrap:anywhere}
article{border-block-start:1px solid var(--line);padding-block:18px}article p{margin:6px 0;color:var(--dim)}em{font-style:normal;color:var(--ink)}a{color:var(--ai)}
pre{overflow:auto;font-size:13px;border:1px solid var(--line);padding:14px}summary{cursor:pointer;font-size:14px;padding-block:4px}
table{border-collapse:collapse;width:100%;font-size:14px}[role=region]{overflow:auto}td,th{text-align:start;padding:8px 12px 8px 0;border-block-end:1px solid var(--line);vertical-align:top}
:focus-visible{outline:2px solid var(--ai);outline-offset:3px}`
