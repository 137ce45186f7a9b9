declare module 'vnu-jar/vnu-java-downloader.js' {
  const downloader: {
    /** The path of a Java of its own, fetched into node_modules if need be. */
    resolveJava(): Promise<string>
  }
  export default downloader
}
