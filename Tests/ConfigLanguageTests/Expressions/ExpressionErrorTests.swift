import TestSupport
import Testing

/// Each row: a scalar, and the column and length, the message and the suggestion of its error.
@Suite struct ExpressionErrorTests {
  @Test(arguments: [
    ("${", "1+2: '${' is not closed | add '}'"),
    ("a ${item", "3+2: '${' is not closed | add '}'"),
    ("${item and more", "1+2: '${' is not closed | add '}'"),
    ("${}", "1+3: the expression is empty"),
    ("${ }", "1+4: the expression is empty"),
    ("${1 +}", "6+1: expected a value, found the end of the expression"),
    ("${1 + * 2}", "7+1: expected a value, found '*'"),
    ("${(1}", "5+1: expected ')', found the end of the expression"),
    ("${1)}", "4+1: expected an operator, found ')'"),
    ("${item index}", "8+5: expected an operator, found 'index'"),
    ("${flag and flag}", "8+3: expected an operator, found 'and' | use '&&'"),
    ("${flag or flag}", "8+2: expected an operator, found 'or' | use '||'"),
    ("${1 = 1}", "5+1: unexpected character '=' | use '==' to compare"),
    ("${flag & flag}", "8+1: unexpected character '&' | use '&&'"),
    ("${“a”}", "3+1: unexpected character '“' | use plain quotes"),
    ("${1 # 2}", "5+1: unexpected character '#'"),
    ("${12px}", "3+4: unexpected 'px' after a number"),
    ("${1e999}", "3+5: the number is too large"),
    (
      "${9007199254740993}",
      "3+16: the number would be rounded: whole numbers are exact up to 2^53 "
        + "| quote it if it is a code"
    ),
    ("${'a}", "3+1: the text is not closed | add '"),
    (#"${'\d'}"#, #"4+2: unknown escape '\d' | use '\\' for a backslash"#),
    ("${flag ? 1}", "11+1: expected ':', found the end of the expression"),
    ("${items[0}", "10+1: expected ']', found the end of the expression"),
    ("${item.}", "8+1: expected a field's name after '.', found the end of the expression"),
    ("${item.'a'}", "8+3: expected a field's name after '.', found the text 'a'"),
    ("${1 < 2 < 3}", "9+1: comparisons do not chain | join them with '&&'"),
    ("${rond(1)}", "3+4: unknown function 'rond' | did you mean 'round'?"),
    ("${sin(1)}", "3+3: unknown function 'sin' | did you mean 'min'?"),
    (
      "${random(1)}",
      "3+6: unknown function 'random' | the functions are min, max, round, floor, ceil, abs, "
        + "decimals, upper, lower, number, formatted, percent, compact, currency, date, relative"
    ),
    ("${item.contain('a')}", "8+7: unknown method 'contain' | did you mean 'contains'?"),
    (
      "${item.includes('a')}",
      "8+8: unknown method 'includes' | the methods are contains, hasPrefix, hasSuffix, prefix, "
        + "suffix, dropFirst, dropLast, replacing, split, joined, map, filter, first, allSatisfy, "
        + "sorted"
    ),
    ("${item.lowercase()}", "8+9: unknown method 'lowercase' | did you mean 'lowercased'?"),
    (
      "${item.lowercased()}",
      "8+10: 'lowercased' is not a method | write 'lowercased' without parentheses"
    ),
    (
      "${items.count()}", "9+5: 'count' is not a method | write 'count' without parentheses"
    ),
    ("${item.first()}", "8+5: 'first' is not a method | write 'first' without parentheses"),
    ("${item.prefix(-1)}", "15+2: expected a whole number from 0 on, found the number -1"),
    ("${item.prefix(1.5)}", "15+3: expected a whole number from 0 on, found the number 1.5"),
    ("${index.first}", "9+5: 'index' is the number 3 and has no 'first'"),
    ("${item.upper()}", "8+5: 'upper' is a function | write upper(…) around the value"),
    (
      "${contains(item, 'a')}",
      "3+8: unknown function 'contains' | write it after a value, as in item.contains(…)"
    ),
    ("${item.contains()}", "8+10: 'contains' takes 1 value, found 0"),
    ("${item.contains('a', 'b')}", "8+18: 'contains' takes 1 value, found 2"),
    ("${item.contains('a'}", "20+1: expected ')', found the end of the expression"),
    ("${round()}", "3+7: 'round' takes 1 value, found 0"),
    ("${min(1)}", "3+6: 'min' takes at least 2 values, found 1"),
    (
      "${decimals(1)}",
      "3+11: 'decimals' takes 2 values, a number and its count of decimals, found 1"
    ),
  ])
  func `what is not an expression is an error at its place`(source: String, expected: String) {
    expect(mistake(source), equals: expected)
  }

  @Test(arguments: [
    ("${itm}", "3+3: unknown name 'itm' | did you mean 'item'?"),
    ("${gird.columns}", "3+4: unknown name 'gird' | did you mean 'grid'?"),
    (
      "${whatever}",
      "3+8: unknown name 'whatever' | known here: basket, flag, grid, index, item, items, user"
    ),
    ("${round}", "3+5: 'round' is a function | write round(…) to call it"),
    ("${usr ?? 1}", "3+3: unknown name 'usr' | did you mean 'user'?"),
    ("${user.nmae}", "8+4: 'user' has no field 'nmae' | did you mean 'name'?"),
    (
      "${user.zip}",
      "8+3: 'user' has no field 'zip' | write '?? …' where it may be missing; "
        + "its fields: admin, age, email, first name, name"
    ),
    ("${user['nmae']}", "8+6: 'user' has no field 'nmae' | did you mean 'name'?"),
    ("${user.name.initials}", "13+8: 'user.name' is the text 'Zoë' and has no 'initials'"),
    ("${user.name.initials ?? 1}", "13+8: 'user.name' is the text 'Zoë' and has no 'initials'"),
    ("${user.email.domain}", "14+6: 'user.email' is null and has no 'domain'"),
    ("${items[0].x}", "12+1: 'items[…]' is the number 10 and has no 'x'"),
    ("${index.count}", "9+5: 'index' is the number 3 and has no 'count'"),
    ("${items[2]}", "9+1: 'items' is a list of 2 and has no element 2 | elements count from 0"),
    ("${items[-1]}", "9+2: 'items' is a list of 2 and has no element -1 | elements count from 0"),
    ("${items[0.5]}", "9+3: 'items' is a list of 2 and has no element 0.5 | elements count from 0"),
    ("${items['a']}", "9+3: expected a number, found the text 'a'"),
    (
      "${user[0]}",
      "8+1: 'user' has no field '0' | write '?? …' where it may be missing; "
        + "its fields: admin, age, email, first name, name"
    ),
    ("${item[0]}", "8+1: 'item' is the text 'pink' and has no elements"),
    ("${(1 + 1).x}", "11+1: the value is the number 2 and has no 'x'"),
    (
      "${item.lowercase}",
      "8+9: 'item' is the text 'pink' and has no 'lowercase' | did you mean 'lowercased'?"
    ),
    (
      "${item.contains}",
      "8+8: 'item' is the text 'pink' and has no 'contains' | write contains(…) to call it"
    ),
    ("${items.cout}", "9+4: 'items' is a list of 2 and has no 'cout' | did you mean 'count'?"),
    ("${item.contains('p').x}", "22+1: 'item.contains(…)' is true and has no 'x'"),
    (
      "${item.contains(nmae)}",
      "17+4: unknown name 'nmae' | known here: basket, flag, grid, index, item, items, user"
    ),
  ])
  func `what a path does not find is an error at its place`(source: String, expected: String) {
    expect(mistake(source), equals: expected)
  }

  @Test(arguments: [
    (
      "${item + 1}",
      "8+1: '+' does not join the text 'pink' with the number 1"
        + " | use ${…} twice to join text with numbers"
    ),
    ("${item + null}", "8+1: '+' does not join the text 'pink' with null"),
    ("${1 + flag}", "5+1: '+' does not join the number 1 with false"),
    ("${item * 2}", "3+4: expected a number, found the text 'pink'"),
    ("${2 * item}", "7+4: expected a number, found the text 'pink'"),
    ("${2 - (null)}", "7+6: expected a number, found null"),
    ("${-item}", "4+4: expected a number, found the text 'pink'"),
    ("${!index}", "4+5: expected true or false, found the number 3"),
    ("${user.email ? 1 : 2}", "3+10: expected true or false, found null"),
    ("${flag || 1}", "11+1: expected true or false, found the number 1"),
    ("${item == 1}", "8+2: '==' does not compare the text 'pink' with the number 1"),
    ("${1 < '2'}", "5+1: '<' does not compare the number 1 with the text '2'"),
    ("${null < 1}", "8+1: '<' does not compare null with the number 1"),
    ("${flag < true}", "8+1: '<' does not compare false with true"),
    ("${1 / 0}", "7+1: division by zero"),
    ("${1 % (1 - 1)}", "7+7: division by zero"),
    ("${1e300 * 1e300}", "9+1: the result is too large"),
    ("${upper(1)}", "9+1: expected text, found the number 1"),
    ("${round('a')}", "9+3: expected a number, found the text 'a'"),
    ("${item.contains(1)}", "17+1: expected text, found the number 1"),
    ("${index.contains('a')}", "9+8: 'index' is the number 3 and has no 'contains'"),
    (
      "${user.email.contains('a')}",
      "14+8: 'user.email' is null and has no 'contains' | write '?? …' where it may be null"
    ),
    ("${max(1, item)}", "10+4: expected a number, found the text 'pink'"),
    ("${decimals(1, 16)}", "15+2: expected 0 to 15 decimals, found the number 16"),
    ("${decimals(1, 0.5)}", "15+3: expected 0 to 15 decimals, found the number 0.5"),
    (
      "to ${user.email}",
      "6+10: null cannot be part of a text | write '?? …' for a value to show instead"
    ),
    ("n: ${items}", "6+5: a list of 2 cannot be part of a text"),
    ("n: ${user}", "6+4: an object cannot be part of a text"),
  ])
  func `a type that does not fit is an error at its place`(source: String, expected: String) {
    expect(mistake(source), equals: expected)
  }
}
