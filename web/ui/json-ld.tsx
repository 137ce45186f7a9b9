/** Facts for search engines, beside what people read. Escaped, so that no text of ours can end the element. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
