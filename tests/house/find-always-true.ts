import path from 'node:path';
import ts from 'typescript';

/** Methods that take a list's values for which a function answers with something true. */
const askers = new Set(['filter', 'find', 'findIndex', 'findLast', 'findLastIndex', 'some', 'every']);

/** Whether all values of a type are true in a condition. A plain boolean that the compiler takes for true may be changed elsewhere. */
function isTrue(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.every(isTrue);
  if (type.isIntersection()) return type.types.some(isTrue);
  if (type.isStringLiteral()) return type.value !== '';
  if (type.isNumberLiteral()) return type.value !== 0;
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.NonPrimitive)) !== 0;
}

/** What a piece of code asks for being true. */
function listConditions(node: ts.Node): ts.Expression[] {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) return [node.expression];
  if (ts.isConditionalExpression(node)) return [node.condition];
  if (ts.isForStatement(node)) return node.condition ? [node.condition] : [];
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === ts.SyntaxKind.ExclamationToken ? [node.operand] : [];
  return ts.isBinaryExpression(node) && isAndOr(node) ? [node.left] : [];
}

const isAndOr = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;

/** Parts of a condition that decide it: `one && other` asks both. */
function listParts(condition: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(condition)) return listParts(condition.expression);
  // The left one is a condition of its own.
  return ts.isBinaryExpression(condition) && isAndOr(condition) ? listParts(condition.right) : [condition];
}

/** A function by whose answers a list is searched. */
const findAsker = (node: ts.Node): ts.Expression | undefined =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  askers.has(node.expression.name.text)
    ? node.arguments[0]
    : undefined;

const nameFile = ({ fileName }: ts.SourceFile): string =>
  path.relative(process.cwd(), fileName).replaceAll('\\', '/');

/**
 * Conditions that are true whatever happens, because what they ask is a word, a number other than 0 or an object: a function
 * that answered yes or no has come to say more, and somebody still asks it as before. The compiler takes them as they are.
 *
 * @returns each as `file:line code`
 */
export function findAlwaysTrue(program: ts.Program, isJudged: (file: string) => boolean): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  const judge = (node: ts.Node): void => {
    const parts = listConditions(node).flatMap(listParts);
    const asker = findAsker(node);
    const answers = asker
      ? checker
          .getTypeAtLocation(asker)
          .getCallSignatures()
          .map((signature) => signature.getReturnType())
      : [];
    for (const part of [
      ...parts.filter((one) => isTrue(checker.getTypeAtLocation(one))),
      ...(asker && answers.length > 0 && answers.every(isTrue) ? [asker] : []),
    ]) {
      const file = part.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(part.getStart());
      found.push(`${nameFile(file)}:${line + 1} ${part.getText()}`);
    }
    ts.forEachChild(node, judge);
  };
  for (const file of program.getSourceFiles())
    if (!file.isDeclarationFile && isJudged(nameFile(file))) judge(file);
  return found;
}
