/** The agent shell around nothing, to look at it and to try its guard. */
export default function AgentShellSample() {
  return <h1 className="font-serif text-d3">The agent shell</h1>
}
