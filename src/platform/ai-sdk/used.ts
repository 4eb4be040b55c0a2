/** What is used of the SDK where it comes with the first use: the build leaves out what is not named, nearly half of it. */
export { experimental_transcribe, generateText, streamText, tool, wrapLanguageModel } from 'ai'
