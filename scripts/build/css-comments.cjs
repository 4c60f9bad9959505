// Styles are templates, whose comments the minifier has to keep. The lines stay, so that the source maps name the right ones.
const commentLines = /^[ \t]*\/\*(?!\*?\s*webpack)(?:(?!\*\/)[\s\S])*\*\/[ \t]*$/gm;

/** A webpack loader that removes the comments with lines of their own. It runs before the compiler. */
module.exports = function removeComments(source) {
  return source.replace(commentLines, (comment) => comment.replace(/[^\n]/g, ''));
};
